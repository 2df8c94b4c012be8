import type { RequestHandler, Response } from 'express';
import { QUERIES_AT_ONCE_MAX, QUERIES_WAITING_MAX } from '#common/limits';
import { RateLimited } from '../lib/errors';
import { Turns } from '../lib/turns';
import { networkOfRequest } from './caller';
import { sendFailure } from './failures';

const RETRY_AFTER_S = 1;

/** One of the requests that a network may have under way; it ends when everything that holds it has let go. */
export class QueryTurn {
  private holders = 0;
  private isOver = false;

  constructor(private readonly end: () => void) {}

  hold(): void {
    this.holders += 1;
  }

  letGo(): void {
    this.holders -= 1;
    if (this.holders === 0) this.giveUp();
  }

  giveUp(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.end();
  }
}

/** The turn that `queryTurns` gave this request. */
export const turnOf = (res: Response): QueryTurn | undefined => res.locals['turn'] as QueryTurn | undefined;

/** Lets few requests of one network begin at once; the others wait, and those beyond are told to come back. */
export function queryTurns(): RequestHandler {
  const turns = new Turns({
    running: QUERIES_AT_ONCE_MAX,
    waiting: QUERIES_WAITING_MAX,
    refuse: () => new RateLimited(RETRY_AFTER_S),
  });
  return async (req, res, next) => {
    let end;
    try {
      end = await turns.begin(networkOfRequest(req));
    } catch (refusal) {
      sendFailure(req, res, refusal as RateLimited);
      return;
    }
    const turn = new QueryTurn(end);
    turn.hold();
    if (res.closed) return turn.letGo();
    res.once('close', () => turn.letGo());
    res.locals['turn'] = turn;
    next();
  };
}
