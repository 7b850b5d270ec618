/** What a page in a frame tells the page around it, whoever that is: its height in pixels. */
export interface HeightSaid {
  type: 'ringside:resize';
  height: number;
}

/** Asks a page in a frame to say its height again. */
export interface HeightAsked {
  type: 'ringside:measure';
}
