import { isPhone, isWebkit, type Kind, type View } from './visitors.ts';

export interface Story {
  /**
   * What a view gains in which the section causes that vital, or a share of the views in which it
   * then does.
   */
  harm?: { vital: 'lcp' | 'inp' | 'cls' | 'errors'; by?: (view: View) => number; chance?: number };
  weather?: (view: View) => { lcp?: number; inp?: number };
  /** A share of the visits that come for another reason, to one page unless they are robots. */
  crowd?: { share: number; from: number; kind: Kind; heavy?: number };
  hour?: number;
}

export const harms: Readonly<Record<string, Story>> = {
  'INP + 100 ms': { harm: { vital: 'inp', by: () => 100 } },
  'INP drifts to + 200 ms': { harm: { vital: 'inp', by: ({ progress }) => 200 * progress } },
  'CLS + 0.1 on a fifth of the views': { harm: { vital: 'cls', by: () => 0.1, chance: 0.2 } },
  'INP + 100 ms on one page': {
    harm: { vital: 'inp', by: ({ page }) => (/^.{4,9}$/.test(page.page) ? 100 : 0) },
  },
  '1 % errors': { harm: { vital: 'errors', chance: 0.01 } },
  'INP + 100 ms in Safari': {
    harm: { vital: 'inp', by: ({ visitor }) => (isWebkit(visitor.agent) ? 100 : 0) },
  },
  'LCP + 400 ms': { harm: { vital: 'lcp', by: () => 400 } },
  'INP + 30 % on phones': {
    harm: { vital: 'inp', by: ({ visitor, inp }) => (isPhone(visitor.kind) ? 0.3 * inp : 0) },
  },
  'a hang of 4 s in 2 % of the views': { harm: { vital: 'inp', by: () => 4000, chance: 0.02 } },
  '0.3 % errors': { harm: { vital: 'errors', chance: 0.003 } },
};

export const harmless: Readonly<Record<string, Story>> = {
  'nothing changed': {},
  'a campaign that brings slow phones': { crowd: { share: 0.35, from: 0, kind: 'slowAndroid' } },
  'a campaign that began before': { crowd: { share: 0.35, from: -0.5, kind: 'slowAndroid' } },
  'a quarter more bots': { crowd: { share: 0.2, from: 0, kind: 'bot' } },
  'a quarter more bots without a name': { crowd: { share: 0.2, from: 0, kind: 'hiddenBot' } },
  'a viral article': { crowd: { share: 0.6, from: 0, kind: 'iphoneApp', heavy: 1.3 } },
  'a viral article on all phones': {
    crowd: { share: 0.6, from: 0.2, kind: 'android', heavy: 1.3 },
  },
  'hours with a slow network': {
    weather: ({ progress }) => (progress > 0.2 && progress < 0.7 ? { lcp: 1.5 } : {}),
  },
  'a slow network from the release on': {
    weather: ({ progress }) => (progress > 0 ? { lcp: 1.25 } : {}),
  },
  'a weekend': { hour: 17 + 24 * 3 },
  'an evening': { hour: 18 },
  'a browser that counts otherwise': {
    weather: ({ progress, visitor }) =>
      progress > 0 && visitor.agent.includes('Chrome') ? { inp: 1.15 } : {},
  },
};
