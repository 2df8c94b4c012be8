import { usesRupees } from '#common/studio-currency';
import { gatewayForm } from '#common/settings/gateway.form';
import card from '../../../components/form-card.module.css';
import { RupeeTest } from './rupee-test';
import { SectionHeading } from './section-heading';
import { SecretField } from './secret-field';
import { SettingField, type LockOf } from './setting-fields';
import { SettingsForm } from './settings-form';
import { settingsContent } from './settings.content';
import {
  useCheckPaymentGatewayMutation,
  useUpdateGatewaySettingsMutation,
  type GatewaySettingsFragment,
  type SecretStateFragment,
} from './settings.generated';
import classes from './settings.module.css';
import { SettingsTest } from './settings-test';
import { useSectionForm } from './use-section-form';
import { WebhookUrl } from './webhook-url';

const { gateway: texts } = settingsContent;

interface GatewayFormProps {
  saved: GatewaySettingsFragment;
  secrets: readonly SecretStateFragment[];
  webhookUrl: string;
  lockOf: LockOf;
}

/** The account at the payment gateway, which takes rupees only. */
export const GatewayForm = (props: GatewayFormProps) =>
  usesRupees() ? (
    <AccountForm {...props} />
  ) : (
    <section className={card.card} aria-labelledby="settings-gateway">
      <header className={classes.head}>
        <SectionHeading id="settings-gateway" title={texts.title} />
        <p>{texts.onlyRupees}</p>
      </header>
    </section>
  );

function AccountForm({ saved, secrets, webhookUrl, lockOf }: GatewayFormProps) {
  const [update] = useUpdateGatewaySettingsMutation();
  const [check] = useCheckPaymentGatewayMutation();
  const edit = useSectionForm('gateway', saved, {
    schema: gatewayForm,
    valuesOf: ({ razorpayKey }) => ({ razorpayKey }),
    update: async (input) => (await update({ variables: { input } })).data?.updateGatewaySettings,
  });
  return (
    <SettingsForm
      id="settings-gateway"
      texts={texts}
      edit={edit}
      after={
        <>
          <SecretField name="RAZORPAY_KEY_SECRET" secrets={secrets} />
          <SecretField name="RAZORPAY_WEBHOOK_SECRET" secrets={secrets} />
          <WebhookUrl url={webhookUrl} />
          <RupeeTest />
          <SettingsTest
            texts={texts.test}
            run={async () => {
              const answer = (await check()).data?.checkPaymentGateway;
              return answer && { isGood: answer.isAccepted, message: answer.message };
            }}
          />
        </>
      }
    >
      <SettingField
        edit={edit}
        name="razorpayKey"
        label={texts.names.razorpayKey}
        hint={texts.hint}
        lengthMax={80}
        lock={lockOf('razorpayKey')}
      />
    </SettingsForm>
  );
}
