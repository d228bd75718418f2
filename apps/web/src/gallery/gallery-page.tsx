import { PublicHeader } from '../layout/public-header';
import { usePageTitle } from '../platform/look/page-title';
import { ButtonSection, ChoiceSection, FieldSection } from './controls-section';
import { MessageSection, StateSection } from './feedback-section';
import { ChartSection, DrawingSection, NumberSection } from './figures-section';
import { GridSection } from './grid-section';
import { TokenSection } from './token-section';

/** Every primitive in every state, in the theme that the header sets. For those who build the product, not its users. */
export function GalleryPage() {
  usePageTitle('Gallery');
  return (
    <>
      <PublicHeader />
      <main className="page-width pb-20">
        <h1 className="mt-8 mb-10">Gallery</h1>
        <GridSection />
        <NumberSection />
        <ButtonSection />
        <ChoiceSection />
        <FieldSection />
        <MessageSection />
        <StateSection />
        <DrawingSection />
        <ChartSection />
        <TokenSection />
      </main>
    </>
  );
}
