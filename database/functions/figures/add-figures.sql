-- Adds lines to a file of a draft, a list a column, which need not be parsed as JSON is. p_of says of each
-- figure by its place in these lists, from 1, of which line it is.
create or replace function app.add_figures(
  p_import_id uuid,
  p_place integer,
  p_source text,
  p_lines integer[],
  p_days date[],
  p_hours smallint[],
  p_channels text[],
  p_grains text[],
  p_entities text[],
  p_campaigns text[],
  p_slices text[],
  p_currencies text[],
  p_attributions text[],
  p_of integer[],
  p_measures text[],
  p_values numeric[]
)
returns void
language plpgsql security definer set search_path = ''
-- How long the lists are is not known when the plan is made; hashing is right for any.
set enable_nestloop = off
set enable_mergejoin = off
set jit = off
as $$
declare
  v_import public.figure_imports := app.require_import(p_import_id);
begin
  if v_import.state <> 'draft' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  -- Materialized: cut and key once for each line, and not for each of its figures.
  with told as materialized (
    select
      g.*,
      c.cut,
      -- What lines of a source, day and measure must share to tell the same figure. It never changes, or
      -- imports would not know those before them. A function of its own would take a quarter of the time.
      hashtextextended(
        concat_ws(
          e'\x1f',
          c.cut,
          coalesce(g.channel, ''),
          coalesce(g.campaign, ''),
          coalesce(g.entity, ''),
          coalesce(g.slice, ''),
          g.hour
        ),
        0
      ) as key
    from unnest(
      p_lines,
      p_days,
      p_hours,
      p_channels,
      p_grains,
      p_entities,
      p_campaigns,
      p_slices,
      p_currencies,
      p_attributions
    ) with ordinality as g (
      line,
      day,
      hour,
      channel,
      grain,
      entity,
      campaign,
      slice,
      currency,
      attribution,
      at
    )
    cross join lateral (
      select g.grain || coalesce(' by ' || regexp_replace(g.slice, '=[^;]*', '', 'g'), '') as cut
    ) c
  )
  insert into public.figures (
    org_id,
    client_id,
    import_id,
    place,
    line,
    day,
    hour,
    source,
    channel,
    cut,
    entity,
    campaign,
    slice,
    measure,
    value,
    currency,
    attribution,
    key
  )
  select
    v_import.org_id,
    v_import.client_id,
    p_import_id,
    p_place,
    t.line,
    t.day,
    t.hour,
    p_source,
    t.channel,
    t.cut,
    t.entity,
    t.campaign,
    t.slice,
    v.measure,
    v.value,
    case when v.measure = any (app.money_measures()) then t.currency end,
    t.attribution,
    t.key
  from unnest(p_of, p_measures, p_values) as v (at, measure, value)
  join told t using (at);
end $$;
grant execute on function app.add_figures to app_user;
