/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/types.generated';

import type { PageDocument } from '../../lib/page-data';
export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { planOffers: Array<{ id: string, name: string, planType: Types.PlanType, durationMonths: number, features: Array<string>, price: { total: { minorUnits: number, currencyCode: string }, taxLines: Array<{ rateBasisPoints: number }> } }>, trainers: Array<{ id: string, name: string, specialty: string, portraitUrl: string }>, reviewQuotes: Array<{ id: string, name: string, comment: string, rating: number }>, reviewSummary: { memberCount: number, average: number | null } };

export const HomePageDocument: PageDocument<HomePageQuery, HomePageQueryVariables> = { name: 'HomePage', text: "query HomePage{planOffers{id name planType price{total{minorUnits currencyCode}taxLines{rateBasisPoints}}durationMonths features}trainers(first:3){id name specialty portraitUrl}reviewQuotes{id name comment rating}reviewSummary{memberCount average}}" };