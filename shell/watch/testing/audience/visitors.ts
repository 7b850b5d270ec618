const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0';
const KHTML = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const SAMSUNG = BLINK.replace('Chrome/147.0.0.0', 'SamsungBrowser/29.0 Chrome/136.0.0.0');
/**
 * Share of the visits, how much slower than a good computer, share that reports a slow device, and
 * name.
 */
export const KINDS = {
  iphone: [0.24, 1.3, 1, `${IOS} Version/26.3 Mobile/15E148 Safari/604.1`],
  iphoneApp: [0.05, 1.5, 1, `${IOS} Mobile/23D127 Instagram 410.0.0.29.70 (iPhone15,4; iOS 26_3)`],
  android: [0.27, 2.2, 0.2, `${ANDROID} ${BLINK} Mobile Safari/537.36`],
  slowAndroid: [0.05, 4.5, 0.6, `${ANDROID} ${BLINK} Mobile Safari/537.36`],
  samsungPhone: [0.03, 2.2, 0.2, `${ANDROID} ${SAMSUNG} Mobile Safari/537.36`],
  ipad: [0.03, 1.3, 1, `${MAC} ${KHTML} Version/26.3 Safari/605.1.15`],
  windows: [0.17, 1.1, 0.2, `${WINDOWS} ${BLINK} Safari/537.36`],
  edge: [0.05, 1.1, 0.2, `${WINDOWS} ${BLINK} Safari/537.36 Edg/147.0.0.0`],
  chromeMac: [0.04, 0.8, 0.02, `${MAC} ${BLINK} Safari/537.36`],
  safari: [0.04, 0.8, 0.1, `${MAC} ${KHTML} Version/26.3 Safari/605.1.15`],
  firefox: [0.03, 1, 0.15, `${LINUX}; rv:148.0) Gecko/20100101 Firefox/148.0`],
  bot: [0.018, 3.5, 0.9, `${LINUX}) ${BLINK.replace('Chrome', 'HeadlessChrome')} Safari/537.36`],
  hiddenBot: [0.007, 3.5, 0.9, `${LINUX}) ${BLINK} Safari/537.36`],
} as const;
export type Kind = keyof typeof KINDS;
export const isPhone = (kind: Kind) => /phone|android/i.test(kind);
export const isWebkit = (agent: string) => /Version\/|Instagram/.test(agent);

/**
 * Each with its share of the views, and its usual LCP and INP in milliseconds on a good computer.
 */
export const PAGES = [
  { page: '/', sections: ['shell', 'news', 'gear'], share: 3, lcp: 1100, inp: 50 },
  { page: '/news', sections: ['news'], share: 2, lcp: 1000, inp: 45 },
  { page: '/news/:slug', sections: ['news', 'gear'], share: 5, lcp: 1200, inp: 55 },
  { page: '/gear', sections: ['gear'], share: 2.5, lcp: 1300, inp: 70 },
  { page: '/training', sections: ['training', 'news'], share: 2, lcp: 1100, inp: 60 },
  { page: '/fights', sections: ['fights', 'gear'], share: 1, lcp: 1000, inp: 50 },
];
export type AudiencePage = (typeof PAGES)[number];

export interface View extends Record<'lcp' | 'inp' | 'cls', number> {
  at: number;
  /** The share of the time since the release: 0 when it becomes live. */
  progress: number;
  page: AudiencePage;
  visitor: Visitor;
  by: Record<'lcp' | 'inp' | 'cls', string>;
  errors: string[];
}

export interface Visitor {
  agent: string;
  kind: Kind;
  device: number;
  line: number;
  isCursed: boolean;
  slow: boolean;
  address: string;
}
