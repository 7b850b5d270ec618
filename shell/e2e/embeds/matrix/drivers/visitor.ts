export interface Visitor {
  browser: Browser;
  open(url: string): Promise<void>;
  resize(width: number): Promise<void>;
  /** After this call, all other functions act inside the page's only iframe. */
  enterIframe(): Promise<void>;
  run<Result, Given = undefined>(
    task: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result>;
  click<Given>(find: (given: Given) => Element, given: Given): Promise<void>;
  type<Given>(find: (given: Given) => Element, given: Given, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  said(): Promise<readonly string[]>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'End';

export type Browser = 'chromium' | 'firefox' | 'webkit';
