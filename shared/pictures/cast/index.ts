import { anselmVarga } from './anselm-varga.ts';
import { corinDelahaye } from './corin-delahaye.ts';
import { dellPruett } from './dell-pruett.ts';
import { desmondAkerele } from './desmond-akerele.ts';
import { filipaSoeiro } from './filipa-soeiro.ts';
import { gusFerraday } from './gus-ferraday.ts';
import { harutoMinase } from './haruto-minase.ts';
import { inesStrand } from './ines-strand.ts';
import { isaacBellweather } from './isaac-bellweather.ts';
import { maeveThorncastle } from './maeve-thorncastle.ts';
import { mateoQuillan } from './mateo-quillan.ts';
import { nicoCastellane } from './nico-castellane.ts';
import { paoloAlmendra } from './paolo-almendra.ts';
import type { Boxer, Person } from './person.ts';
import { piersHolloway } from './piers-holloway.ts';
import { rosalindQuaye } from './rosalind-quaye.ts';
import { tamLindqvist } from './tam-lindqvist.ts';
import { tarekWinslow } from './tarek-winslow.ts';
import { tobiasRourke } from './tobias-rourke.ts';
import { winifredStallard } from './winifred-stallard.ts';

export const boxers: readonly Boxer[] = [
  tobiasRourke,
  anselmVarga,
  mateoQuillan,
  isaacBellweather,
  nicoCastellane,
  tarekWinslow,
  harutoMinase,
  paoloAlmendra,
  corinDelahaye,
];

export const trainers: readonly Person[] = [
  dellPruett,
  gusFerraday,
  inesStrand,
  filipaSoeiro,
  winifredStallard,
];

export const writers: readonly Person[] = [
  maeveThorncastle,
  tamLindqvist,
  piersHolloway,
  rosalindQuaye,
  desmondAkerele,
];

export { gloved, seen } from './person.ts';
export { boxing, clothed, type Staged, together } from './stage.ts';
export {
  anselmVarga,
  corinDelahaye,
  dellPruett,
  desmondAkerele,
  filipaSoeiro,
  gusFerraday,
  harutoMinase,
  inesStrand,
  isaacBellweather,
  maeveThorncastle,
  mateoQuillan,
  nicoCastellane,
  paoloAlmendra,
  piersHolloway,
  rosalindQuaye,
  tamLindqvist,
  tarekWinslow,
  tobiasRourke,
  winifredStallard,
};
