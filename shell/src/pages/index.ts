import { Builder } from '../builder/page/Builder.tsx';
import { About } from './About.tsx';
import { Frame } from './Frame.tsx';
import { Home } from './Home.tsx';
import { Legal } from './Legal.tsx';
import { NotFound } from './NotFound.tsx';
import { Plain } from './Plain.tsx';

export const pages = { Home, About, Plain, Legal, Builder, Frame, NotFound };
