import { parseContent } from '@ringside/shared/section/parseContent';
import { planListSchema } from './schema';

export const plans = parseContent('plans', planListSchema, [
  {
    id: 1,
    title: 'Lean Muscle Gain',
    goal: 'Add muscle you can carry for twelve rounds',
    icon: 'barbell',
    description:
      'A small surplus, protein at every meal and three strength days, with the technical session on the day when your legs are freshest. Expect a slow climb on the scales, around a kilo a month.',
    picture: 'lean-muscle',
    dietPlan: {
      title: 'Eat to build',
      icon: 'plate',
      picture: 'lean-muscle-meals',
      meals: [
        {
          meal: 'Breakfast',
          description: 'Porridge made with milk, two eggs, a banana and a spoonful of nut butter.',
        },
        {
          meal: 'Lunch',
          description: 'Chicken or tofu with rice, roasted peppers, greens and olive oil.',
        },
        {
          meal: 'Dinner',
          description: 'Salmon, beans or lean beef with potatoes and two kinds of vegetable.',
        },
        {
          meal: 'Snacks',
          description:
            'Greek-style yoghurt with oats, or a cheese and tomato sandwich after training.',
        },
      ],
    },
    workoutPlan: {
      title: 'Train to build',
      icon: 'calendar',
      schedule: [
        {
          day: 'Monday',
          focus: 'Technical boxing: pads and footwork, no heavy power',
          effort: 3,
        },
        {
          day: 'Tuesday',
          focus: 'Lower-body strength: squat, hinge, calf raise; easy skipping',
          effort: 8,
        },
        { day: 'Wednesday', focus: 'Heavy bag, six rounds, then trunk work', effort: 5 },
        {
          day: 'Thursday',
          focus: 'Upper-body strength: press, row, pull-up, loaded carry',
          effort: 7,
        },
        {
          day: 'Friday',
          focus: 'Full-body power: medicine-ball throws, jumps, light presses',
          effort: 6,
        },
        { day: 'Weekend', focus: 'One easy run or swim, one full day of rest', effort: 2 },
      ],
    },
  },
  {
    id: 2,
    title: 'Weight Cut Pro',
    goal: 'Make weight slowly and arrive strong',
    icon: 'scales',
    description:
      'Eight to ten weeks of small changes, about half a kilo a week. You drink as usual throughout: no sauna suits, no missed meals. Plan any cut with a doctor or a sports dietitian, and do not cut at all if you are under eighteen.',
    picture: 'weight-cut',
    dietPlan: {
      title: 'Eat a little less, never nothing',
      icon: 'plate',
      picture: 'weight-cut-meals',
      meals: [
        {
          meal: 'Breakfast',
          description:
            'Two poached eggs on wholegrain toast, tomatoes, and a large glass of water.',
        },
        {
          meal: 'Lunch',
          description: 'Lentil or chicken soup, a big mixed salad and a fist of brown rice.',
        },
        {
          meal: 'Dinner',
          description: 'White fish or tofu, a plate half full of vegetables, a few new potatoes.',
        },
        {
          meal: 'Snacks',
          description: 'Fruit before training, plain yoghurt after it; water within reach all day.',
        },
      ],
    },
    workoutPlan: {
      title: 'Keep the speed, spare the legs',
      icon: 'calendar',
      schedule: [
        {
          day: 'Monday',
          focus: 'Steady run, 35 minutes, at a pace you could talk through',
          effort: 3,
        },
        {
          day: 'Tuesday',
          focus: 'Pads and technical sparring, well fed beforehand',
          effort: 7,
        },
        {
          day: 'Wednesday',
          focus: 'Strength upkeep: few sets, good weights, long rests',
          effort: 5,
        },
        { day: 'Thursday', focus: 'Bag intervals, eight rounds of two minutes', effort: 8 },
        { day: 'Friday', focus: 'Shadow boxing, mobility and an early night', effort: 2 },
        {
          day: 'Weekend',
          focus: 'A long walk on one day, rest and a weigh-in on the other',
          effort: 2,
        },
      ],
    },
  },
  {
    id: 3,
    title: 'Endurance Builder',
    goal: 'Box the last round at the pace of the first',
    icon: 'heartbeat',
    description:
      'Most of the week is easy, two sessions are truly hard, and food follows the work: more carbohydrate on the hard days, a normal plate on the others. Add no more than a tenth to your running each week.',
    picture: 'endurance',
    dietPlan: {
      title: 'Fuel the distance',
      icon: 'plate',
      picture: 'endurance-meals',
      meals: [
        {
          meal: 'Breakfast',
          description: 'Muesli with milk, berries and seeds; toast and honey before a long run.',
        },
        {
          meal: 'Lunch',
          description: 'Wholewheat pasta with tuna or chickpeas, spinach and tomato sauce.',
        },
        {
          meal: 'Dinner',
          description: 'Rice, turkey or bean chilli, avocado, and a bowl of fruit to follow.',
        },
        {
          meal: 'Snacks',
          description: 'Bananas, oatcakes and a pint of milk after intervals, within the hour.',
        },
      ],
    },
    workoutPlan: {
      title: 'Build the engine',
      icon: 'calendar',
      schedule: [
        {
          day: 'Monday',
          focus: 'Easy run, 40 minutes, then ten minutes of skipping',
          effort: 3,
        },
        {
          day: 'Tuesday',
          focus: 'Intervals: six hard runs of three minutes, one minute between',
          effort: 9,
        },
        {
          day: 'Wednesday',
          focus: 'Technical boxing and mobility, heart rate kept low',
          effort: 2,
        },
        { day: 'Thursday', focus: 'Pads or bag, ten rounds with 45-second rests', effort: 8 },
        {
          day: 'Friday',
          focus: 'Short strength circuit, or rest if the legs are heavy',
          effort: 5,
        },
        {
          day: 'Weekend',
          focus: 'One long, slow run or ride, one full day of rest',
          effort: 3,
        },
      ],
    },
  },
]);
