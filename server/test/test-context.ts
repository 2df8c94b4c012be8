import { createLogger, type Logger } from '../lib/logger';
import type { Services } from '../lib/services';
import { createContext, OPEN_LIMITS, type Context } from '../graphql/context';

interface TestContextParts {
  /** The services that the operation needs; none by default. */
  services?: object;
  limits?: Context['limits'];
  logger?: Logger;
}

/** The context of a guest's operation without a server. */
export const testContext = ({
  services = {},
  limits = OPEN_LIMITS,
  logger = createLogger('silent'),
}: TestContextParts = {}): Context =>
  createContext({
    services: services as Services,
    limits,
    observer: { logger, onContentChange: () => undefined, onUnavailable: () => undefined },
  });
