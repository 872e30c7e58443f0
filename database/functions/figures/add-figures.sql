-- Adds lines to a file of a draft. p_rows: [{line, day, hour, channel, grain, entity, campaign, slice,
-- currency, attribution, values: {measure: number}}].
create or replace function app.add_figures(
  p_import_id uuid,
  p_place integer,
  p_source text,
  p_rows jsonb
)
returns void
language plpgsql security definer set search_path = ''
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
      app.figure_key(c.cut, g.channel, g.campaign, g.entity, g.slice, g.hour) as key
    from jsonb_to_recordset(p_rows) as g (
      line integer,
      day date,
      hour smallint,
      channel text,
      grain text,
      entity text,
      campaign text,
      slice text,
      currency text,
      attribution text,
      "values" jsonb
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
    v.key,
    v.value::numeric,
    case when v.key = any (app.money_measures()) then t.currency end,
    t.attribution,
    t.key
  from told t
  cross join lateral jsonb_each_text(t."values") as v (key, value);
end $$;
grant execute on function app.add_figures to app_user;
