import { Fragment } from '@ringside/shared/section';
import { ButtonLink, Container, Icon, PageHeader, Section } from '@ringside/shared/ui';
import { CalendarPlus } from 'lucide';
import { FightCard } from '../components/FightCard.tsx';
import type { loadFightsPage } from '../load/loadPages.ts';
import { lastName } from '../rules/lastName.ts';

export function FightsPage({ fights }: ReturnType<typeof loadFightsPage>['data']) {
  return (
    <div className="schedule">
      <PageHeader
        title="Upcoming Fights"
        lead="When the first bell rings, where, and who shows it, with our pick and the odds."
      >
        <div className="grid justify-items-start gap-3 sm:flex print:hidden">
          <ButtonLink variant="inverse" href="/fights.ics" download>
            <Icon icon={CalendarPlus} className="size-5" />
            Add all to your calendar
          </ButtonLink>{' '}
          <span className="next">
            {fights.map(({ id, fighters }) => (
              <ButtonLink key={id} href={`#fight-${id}`}>
                {`Next: ${fighters.map(lastName).join(' vs ')} `}
              </ButtonLink>
            ))}
            <ButtonLink href="#fight-news">Fight news</ButtonLink>
          </span>
        </div>
      </PageHeader>
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
    </div>
  );
}
