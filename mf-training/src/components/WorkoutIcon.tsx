import { Dumbbell, Footprints, HandFist, type LucideIcon, Shield, Target, Timer } from 'lucide-react';
import type { WorkoutIcon as Name } from '../content/schema.ts';

const ICONS: Record<Name, LucideIcon> = {
  timer: Timer,
  bag: Target,
  rope: Footprints,
  shield: Shield,
  barbell: Dumbbell,
  gloves: HandFist,
};

export function WorkoutIcon({ name, className }: { name: Name; className?: string }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" className={className} />;
}
