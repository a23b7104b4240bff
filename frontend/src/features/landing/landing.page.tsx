import { usePageTitle } from '../../ui/page';
import { ClosingCall } from './closing-call';
import { ExampleSection } from './example-section';
import { Features } from './features';
import { Hero } from './hero';
import { Pricing } from './pricing';
import { Testimonials } from './testimonials';

export function LandingPage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <Features />
      <ExampleSection />
      <Testimonials />
      <Pricing />
      <ClosingCall />
    </>
  );
}
