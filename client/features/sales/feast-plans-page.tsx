import { PlansScreen } from './plans-screen';

export const Page = () => <PlansScreen planType="NUTRITION" />;
