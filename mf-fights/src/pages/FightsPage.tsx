import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Container, Section } from '@ringside/shared/ui';
import { FightCard } from '../components/FightCard.tsx';
import { Count } from '../components/FightParts.tsx';
import type { loadFightsPage } from '../load/loadPages.ts';
import { lastName } from '../rules/lastName.ts';

export function FightsPage({ fights, tally }: ReturnType<typeof loadFightsPage>['data']) {
  return (
    <div className="fights">
      <div className="border-blue border-b-8 bg-ink text-white">
        <Container className="head py-5 lg:py-3">
          <h1 className="font-display text-5xl uppercase lg:text-[min(6vw,5.25rem)]">
            Upcoming Fights
          </h1>
          <div className="text-lg text-muted-light">
            <div className="coming">
              <p className="text-balance">
                When, where and on which channel, with our pick and the odds.
              </p>
              <ButtonLink variant="inverse" className="print:hidden" href="/fights.ics" download>
                Add all to your calendar
              </ButtonLink>
            </div>
            <div className="gone">
              <p className="text-balance">
                Every fight is over: who won and how, with our pick and the odds.
              </p>
              <p className="font-display text-2xl text-white uppercase">
                {'Our picks: '}
                <span className="mark">{`${tally.right} right, `}</span>
                <span className="mark wrong">{`${tally.wrong} wrong.`}</span>
              </p>
            </div>
          </div>
        </Container>
      </div>

      <nav aria-label="All fights" className="print:hidden">
        <Container>
          <ul className="dates grid gap-x-4">
            {fights.map(({ id, fighters, monthDay, date, isTold }) => (
              <li key={id} className="turn">
                <a href={`#fight-${id}`} className="block">
                  <span className="block font-display text-2xl uppercase">
                    {monthDay} <small>{date.slice(0, 4)}</small>
                  </span>{' '}
                  <span className="block font-semibold text-sm">
                    {fighters.map(lastName).join(' vs ')}
                  </span>
                </a>
                {/* Nobody sees it: it marks the date as over. */}
                <span hidden>
                  <Count date={date} isTold={isTold} />
                </span>
              </li>
            ))}
          </ul>
        </Container>
      </nav>

      <Container className="schedule">
        {fights.map((fight, index) => (
          <FightCard key={fight.id} fight={fight} index={index} />
        ))}
      </Container>

      <Container className="pt-8 pb-12 md:pb-20">
        <Section id="fight-news" heading="Fights Analysis & News" className="print:hidden">
          <Fragment tag="ringside-article-list" category="Fight Analysis, Fight News" />
        </Section>
      </Container>
    </div>
  );
}
