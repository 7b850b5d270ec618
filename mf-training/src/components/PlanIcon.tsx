import { CalendarDays, Dumbbell, HeartPulse, type LucideIcon, Utensils, Weight } from 'lucide-react';
import type { PlanIcon as Name } from '../content/schema.ts';

const ICONS: Record<Name, LucideIcon> = {
  barbell: Dumbbell,
  scales: Weight,
  heartbeat: HeartPulse,
  plate: Utensils,
  calendar: CalendarDays,
};

export function PlanIcon({ name, className }: { name: Name; className?: string }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" className={className} />;
}
