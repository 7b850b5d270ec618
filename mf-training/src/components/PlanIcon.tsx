import { Icon } from '@ringside/shared/ui';
import { CalendarDays, Dumbbell, HeartPulse, type IconNode, Utensils, Weight } from 'lucide';
import type { PlanIcon as Name } from '../content/schema.ts';

const ICONS: Record<Name, IconNode> = {
  barbell: Dumbbell,
  scales: Weight,
  heartbeat: HeartPulse,
  plate: Utensils,
  calendar: CalendarDays,
};

export function PlanIcon({ name, className }: { name: Name; className?: string }) {
  return <Icon icon={ICONS[name]} className={className} />;
}
