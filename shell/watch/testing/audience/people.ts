import type { Chances } from './chances.ts';
import { isPhone, KINDS, type Kind, type Visitor } from './visitors.ts';

const kinds = Object.keys(KINDS) as Kind[];

/** Returns a function that makes a visitor who comes at some time, of any kind or of a fixed one. */
export function peopleOf({ random, whole, logNormal, pick }: Chances) {
  const ipv4 = () => `${11 + whole(180)}.${whole(256)}.${whole(256)}.${1 + whole(254)}`;
  const networks = (count: number) =>
    Array.from({ length: count }, () => ipv4().replace(/\d+$/, ''));
  const [carriers, offices, clouds] = [networks(60), networks(25), networks(8)];

  function addressOf(kind: Kind): string {
    const [own, share] = isPhone(kind) ? [carriers, 0.35] : [offices, 0.1];
    const shared = /bot/i.test(kind) ? clouds : random() < share ? own : undefined;
    if (shared) return `${shared[whole(shared.length)]}${shared === offices ? 7 : 1 + whole(254)}`;
    const hex = () => whole(65_536).toString(16);
    return random() < 0.5 ? ipv4() : `2a0${whole(10)}:${hex()}:${hex()}:${hex()}::${hex()}`;
  }

  return (at: number, fixed?: Kind): Visitor => {
    const day = new Date(at);
    const leisure = day.getUTCHours() > 17 || day.getUTCDay() % 6 === 0 ? 1.35 : 1;
    const kind = fixed ?? pick(kinds, (each) => KINDS[each][0] * (isPhone(each) ? leisure : 1));
    const [, device, slow, agent] = KINDS[kind];
    const isOldSafari = /Version\/26/.test(agent) && random() < 0.25;
    return {
      address: addressOf(kind),
      agent: isOldSafari ? agent.replace('26.3', '18.6') : agent,
      kind,
      device: device * logNormal(0.35),
      line: (isPhone(kind) ? 1.25 : 1) * logNormal(0.4),
      slow: random() < slow,
      isCursed: random() < 0.002,
    };
  };
}
