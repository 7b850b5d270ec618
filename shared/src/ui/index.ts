export { Button, ButtonLink } from './Button.tsx';
export { Container } from './Container.tsx';
export { Kicker } from './Kicker.tsx';
export { NotFoundView } from './NotFoundView.tsx';
export { PageHeader } from './PageHeader.tsx';
export { Picture } from './Picture.tsx';
export { SectionHeading } from './SectionHeading.tsx';
export { Stars } from './Stars.tsx';
export { StretchedLink } from './StretchedLink.tsx';
