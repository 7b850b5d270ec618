import { Icon } from '@ringside/shared/ui';
import { CalendarDays, type IconNode, Utensils, Weight } from 'lucide';
import type { PlanIcon as Name } from '../content/schema.ts';
import { Barbell, Heartbeat } from './icons.ts';

const ICONS: Record<Name, IconNode> = {
  barbell: Barbell,
  scales: Weight,
  heartbeat: Heartbeat,
  plate: Utensils,
  calendar: CalendarDays,
};

export function PlanIcon({ name, className }: { name: Name; className?: string }) {
  return <Icon icon={ICONS[name]} className={className} />;
}
