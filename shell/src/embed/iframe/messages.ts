/** Messages from a page in an iframe to the page around it. */
export type FrameMessage = HeightReport | EmailOffer;

/** Its height in pixels. */
export interface HeightReport {
  type: 'ringside:resize';
  height: number;
}

/** An email address that a visitor entered. The page around posts `true` to the message's port when it stores the address. */
export interface EmailOffer {
  type: 'ringside:subscribe';
  email: string;
}

/** Requests the height of a page in an iframe again. */
export interface HeightRequest {
  type: 'ringside:measure';
}
