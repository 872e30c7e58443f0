-- A plan may be of one channel: beside that of everything together, which it need not add up to.
alter table public.figure_targets
  add column channel text check (channel ~ '^[a-z][a-z0-9-]{0,39}$'),
  add constraint figure_targets_of_one check (campaign_id is null or channel is null),
  drop constraint figure_targets_org_id_client_id_campaign_id_month_metric_key,
  add constraint figure_targets_once
    unique nulls not distinct (org_id, client_id, campaign_id, channel, month, metric);
