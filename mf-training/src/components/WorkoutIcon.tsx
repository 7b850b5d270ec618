import { Dumbbell, HandFist, type LucideIcon, Infinity as Rope, Shield, Target, Timer } from 'lucide-react';
import type { WorkoutIcon as Name } from '../content/schema.ts';

const ICONS: Record<Name, LucideIcon> = {
  timer: Timer,
  bag: Target,
  rope: Rope,
  shield: Shield,
  barbell: Dumbbell,
  gloves: HandFist,
};

export function WorkoutIcon({ name, className }: { name: Name; className?: string }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" className={className} />;
}
