import type { DataSource } from 'typeorm';
import { dataSourceOf, type DataSourceSettings } from '../database/data-source';
import { ENTITIES } from './parts';

/** Creates the data source with all tables; no connection is opened before `initialize()`. */
export const createDataSource = (url: string, settings?: DataSourceSettings): DataSource =>
  dataSourceOf(url, ENTITIES, settings);
