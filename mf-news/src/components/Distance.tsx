/** The names of the drawings of a distance, which stand in an article's text as a picture's name does. */
export const distances = ['long-distance', 'middle-distance', 'close-distance'] as const;

export type DistanceName = (typeof distances)[number];

type Point = readonly [x: number, y: number];
/** Where an arm bends, and where its glove is, seen from the boxer's own neck. */
type Arm = readonly [elbow: Point, glove: Point];

interface Pose {
  lead: Arm;
  rear: Arm;
}

const HOOK: Pose = {
  lead: [
    [60, -74],
    [106, -27],
  ],
  rear: [
    [10, 52],
    [38, 8],
  ],
};
const BODY_SHOT: Pose = {
  lead: [
    [42, -58],
    [64, -26],
  ],
  rear: [
    [2, 60],
    [36, 38],
  ],
};

const DRAWINGS: Record<
  DistanceName,
  { label: string; apart: number; lean: number; red: Pose; blue: Pose }
> = {
  'long-distance': {
    label: 'From above: at arm’s length, only a straight left reaches the other’s chin.',
    apart: 172,
    lean: 0,
    red: {
      lead: [
        [66, -30],
        [130, -5],
      ],
      rear: [
        [8, 52],
        [30, 22],
      ],
    },
    blue: {
      lead: [
        [38, -50],
        [30, -25],
      ],
      rear: [
        [10, 54],
        [32, 25],
      ],
    },
  },

  'middle-distance': {
    label: 'From above: half an arm nearer, the left hook of each lands around the other’s guard.',
    apart: 124,
    lean: 0,
    red: HOOK,
    blue: HOOK,
  },

  'close-distance': {
    label: 'From above: each has his head on the other’s shoulder and a fist at his ribs.',
    apart: 58,
    lean: 15,
    red: BODY_SHOT,
    blue: BODY_SHOT,
  },
};

/** The colours of our drawings, which are the same by day and at night. */
const RED = {
  glove: '#d92d20',
  light: '#f0604a',
  skin: '#d9a46e',
  edge: '#b37848',
  hair: '#27324f',
};
const BLUE = {
  glove: '#1f4fff',
  light: '#86a4ff',
  skin: '#7d4a2c',
  edge: '#5c2f1e',
  hair: '#171b24',
};
type Colours = typeof RED;

const LEAD_SHOULDER = '8-33';
const REAR_SHOULDER = '-16 31';

const MIDDLE = { x: 150, y: 84 };

/** Two boxers from above, the red one at the left, as far apart as their distance says. */
export function Distance({ name }: { name: DistanceName }) {
  const { label, apart, lean, red, blue } = DRAWINGS[name];
  const at = MIDDLE.x - apart / 2;
  const places = [
    {
      colours: BLUE,
      pose: blue,
      transform: `translate(${at + apart} ${MIDDLE.y + lean}) rotate(180)`,
    },
    { colours: RED, pose: red, transform: `translate(${at} ${MIDDLE.y - lean})` },
  ];
  return (
    <svg role="img" aria-label={label} viewBox="0 0 300 168">
      <ellipse cx={MIDDLE.x} cy={MIDDLE.y} rx="146" ry="76" fill="#e9dfc8" />
      {/* Heads are above gloves, and gloves above arms. */}
      {[Body, Gloves, Head].map((Part) =>
        places.map(({ transform, ...boxer }) => (
          <g key={Part.name + transform} transform={transform}>
            <Part {...boxer} />
          </g>
        )),
      )}
    </svg>
  );
}

interface PartProps {
  colours: Colours;
  pose: Pose;
}

/** Arms and shoulders have one edge around both. */
function Body({ colours: { skin, edge }, pose: { lead, rear } }: PartProps) {
  const arms = `M${LEAD_SHOULDER}Q${lead.join(' ')}M${REAR_SHOULDER}Q${rear.join(' ')}`;
  const shoulders = `M${LEAD_SHOULDER}Q-12-6 ${REAR_SHOULDER}`;
  return (
    <g fill="none" strokeLinecap="round">
      <g stroke={edge}>
        <path d={arms} strokeWidth="20" />
        <path d={shoulders} strokeWidth="37" />
      </g>
      <g stroke={skin}>
        <path d={arms} strokeWidth="15" />
        <path d={shoulders} strokeWidth="31" />
      </g>
    </g>
  );
}

const Gloves = ({ colours: { glove, light }, pose }: PartProps) =>
  [pose.lead, pose.rear].map(([[fromX, fromY], [x, y]]) => (
    <g
      key={`${x} ${y}`}
      transform={`translate(${x} ${y}) rotate(${Math.round((Math.atan2(y - fromY, x - fromX) * 180) / Math.PI)})`}
    >
      <path d="M-17-10h9v20h-9" fill="#f6f3ec" />
      <circle r="13.5" fill={glove} />
      <path
        d="M-3-8a10 9 0 0 1 12 5"
        fill="none"
        stroke={light}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  ));

const Head = ({ colours: { skin, edge, hair } }: PartProps) => (
  <>
    <circle cx="8" r="19" fill={edge} />
    <path d="M22-7l10 6-10 7" fill={skin} />
    <circle cx="11" r="16" fill={skin} />
    <circle cx="5" r="17" fill={hair} />
  </>
);
