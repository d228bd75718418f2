import type { PlanId } from '@hundred/domain/entitlements/plans';
import { Challenger } from '../../../log/testing/challenger';
import type { TestApp } from '../../../testing/test-app';

export const day = 24 * 60 * 60 * 1000;
export const later = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();

/** A person who buys: a challenger with the calls of the Premium page. */
export class Shopper {
  readonly challenger: Challenger;

  private constructor(challenger: Challenger) {
    this.challenger = challenger;
  }

  static async signUp(server: TestApp, subject: string): Promise<Shopper> {
    return new Shopper(await Challenger.signUp(server, subject));
  }

  get id(): string {
    return this.challenger.id;
  }

  /** Begins to buy. `more` are fields of the body that are added or replaced. */
  begin(planType: PlanId, at: string, more: object = {}) {
    return this.challenger.ask('POST', '/premium/create-checkout-session', at, {
      planType,
      userId: this.id,
      ...more,
    });
  }

  /** Begins to buy and returns the id of the checkout. */
  async checkout(planType: PlanId, at: string): Promise<string> {
    const { status, body } = await this.begin(planType, at);
    if (status !== 200) throw new Error(`no checkout: ${JSON.stringify(body)}`);
    return body.sessionId;
  }

  startTrial(at: string) {
    return this.challenger.ask('POST', '/premium/start-trial', at);
  }

  async status(at: string, sessionId?: string) {
    const query = sessionId === undefined ? '' : `?session_id=${sessionId}`;
    return (await this.challenger.ask('GET', `/premium/status${query}`, at)).body;
  }

  async plan(at: string): Promise<string> {
    return (await this.status(at)).plan;
  }
}
