-- What stands of one thing on one day is one row, with a list of its measures: an export with a line for each
-- day and campaign had as many totals as figures, and writing them took half of its import.
alter table public.figure_totals rename to figure_totals_by_measure;
alter index public.figure_totals_days rename to figure_totals_by_measure_days;

create table public.figure_totals (
  org_id uuid not null,
  client_id uuid,
  span text not null check (span in ('day', 'week', 'month')),
  starts_on date not null,
  source text not null,
  channel text,
  campaign text,
  -- Four lists of one length: a measure, the currency of its sum where it is money, the sum, and how many
  -- lines are behind it.
  measures text[] not null,
  currencies text[] not null,
  sums numeric[] not null,
  lines integer[] not null
);

insert into public.figure_totals (
  org_id,
  client_id,
  span,
  starts_on,
  source,
  channel,
  campaign,
  measures,
  currencies,
  sums,
  lines
)
select
  t.org_id,
  t.client_id,
  t.span,
  t.starts_on,
  t.source,
  t.channel,
  t.campaign,
  array_agg(t.measure),
  array_agg(t.currency),
  array_agg(t.value),
  array_agg(t.lines)
from public.figure_totals_by_measure t
group by t.org_id, t.client_id, t.span, t.starts_on, t.source, t.channel, t.campaign;

drop table public.figure_totals_by_measure;
create index figure_totals_days on public.figure_totals (org_id, client_id, span, starts_on);
