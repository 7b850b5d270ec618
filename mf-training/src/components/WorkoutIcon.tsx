import { Icon } from '@ringside/shared/ui';
import { HandFist, type IconNode, Infinity as Rope, Shield, Target, Timer } from 'lucide';
import type { WorkoutIcon as Name } from '../content/schema.ts';
import { Barbell } from './icons.ts';

const ICONS: Record<Name, IconNode> = {
  timer: Timer,
  bag: Target,
  rope: Rope,
  shield: Shield,
  barbell: Barbell,
  gloves: HandFist,
};

export function WorkoutIcon({ name, className }: { name: Name; className?: string }) {
  return <Icon icon={ICONS[name]} className={className} />;
}
