import { block, camera, type Group, type Inks, ink, project, standing } from '../../kit/index.ts';

// On the page each writer's name is below his or her fifth of the picture.
export const view = camera({ eye: [0, 1.5, 6], at: [0, 1.5, 0], view: 21.26, shift: [0, -245] });

/** The height of the table's top, in metres. */
export const TABLE_HEIGHT = 0.8;

const THICKNESS = 0.028;

export const table: Group = {
  material: 'table',
  solids: [
    block(standing([0, TABLE_HEIGHT - THICKNESS / 2, 0.7], 90), [0.46, THICKNESS / 2, 1.9], {
      round: 0.002,
    }),
  ],
};

/** Where the front of the table begins, in pixels from the top of the picture. */
export const tableFront = project(view, [0, TABLE_HEIGHT, 1.14]).y;

/** The inks of the table, and of materials that several writers have in their hands. */
export const sharedInks: Record<string, Inks> = {
  table: { tones: [ink.blue] },
  paper: { tones: ['#b9ae97', ink.paper], levels: [0.05] },
};
