import { Icon } from '@ringside/shared/ui';
import type { IconNode } from 'lucide';
import type { PlanIcon as Name } from '../content/schema.ts';
import { Barbell, Calendar, Cutlery, Heartbeat, Scales } from './icons.ts';

const ICONS: Record<Name, IconNode> = {
  barbell: Barbell,
  scales: Scales,
  heartbeat: Heartbeat,
  plate: Cutlery,
  calendar: Calendar,
};

export function PlanIcon({ name, className }: { name: Name; className?: string }) {
  return <Icon icon={ICONS[name]} className={className} />;
}
