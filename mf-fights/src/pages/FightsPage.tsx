import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Container, Icon, PageHeader, Section } from '@ringside/shared/ui';
import { calendarPlus } from '../components/calendarPlus.ts';
import { FightCard } from '../components/FightCard.tsx';
import type { loadFightsPage } from '../load/loadPages.ts';
import { lastName } from '../rules/lastName.ts';

export function FightsPage({ fights }: ReturnType<typeof loadFightsPage>['data']) {
  return (
    <>
      <PageHeader
        title="Upcoming Fights"
        lead="When the first bell rings, where, and who shows it, with our pick and the odds."
      >
        <div className="print:hidden">
          <ButtonLink variant="inverse" href="/fights.ics" download>
            <Icon icon={calendarPlus} className="size-5" />
            Add all to your calendar
          </ButtonLink>
        </div>
      </PageHeader>

      <nav aria-label="All fights" className="print:hidden">
        <Container>
          <ul className="dates grid gap-x-4 py-2">
            {fights.map(({ id, fighters, monthDay }) => (
              <li key={id}>
                <a href={`#fight-${id}`} className="block py-2 no-underline hover:text-blue-deep">
                  <span className="block font-display text-2xl uppercase">{monthDay}</span>{' '}
                  <span className="block font-semibold text-sm">
                    {fighters.map(lastName).join(' vs ')}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Container>
      </nav>

      <div className="fights">
        {fights.map((fight, index) => (
          <FightCard key={fight.id} fight={fight} next={fights[index + 1]} isFirst={index === 0} />
        ))}
      </div>

      <Container className="pb-16 md:pb-24">
        <Section id="fight-news" heading="Fights Analysis & News" className="print:hidden">
          <Fragment tag="ringside-article-list" category="Fight Analysis, Fight News" />
        </Section>
      </Container>
    </>
  );
}
