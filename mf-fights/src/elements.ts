import { FightList } from './components/FightList.tsx';

export const views = { 'ringside-fight-list': FightList };
