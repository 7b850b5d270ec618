/** What a page in a frame tells the page around it, whoever that is. */
export type FrameMessage = HeightSaid | SubscriptionAsked;

/** Its height in pixels. */
export interface HeightSaid {
  type: 'ringside:resize';
  height: number;
}

/** An address that somebody entered. The port that comes with it takes the answer: true when the page around keeps it. */
export interface SubscriptionAsked {
  type: 'ringside:subscribe';
  email: string;
}

/** Asks a page in a frame to say its height again. */
export interface HeightAsked {
  type: 'ringside:measure';
}
