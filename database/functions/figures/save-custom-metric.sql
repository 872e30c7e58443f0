-- Makes or changes a metric of the organization; CONFLICT where p_new and the name is taken.
create or replace function app.save_custom_metric(
  p_id text,
  p_name text,
  p_formula text,
  p_good text,
  p_note text,
  p_new boolean
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_ability('figures.manage');
  if p_new and exists (
    select 1
    from public.custom_metrics m
    where m.org_id = app.org_id()
      and m.id = p_id
  )
  then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  insert into public.custom_metrics (org_id, id, name, formula, good, note, created_by)
  values (app.org_id(), p_id, p_name, p_formula, p_good, p_note, app.user_id())
  on conflict (org_id, id) do update
    set name = excluded.name,
      formula = excluded.formula,
      good = excluded.good,
      note = excluded.note,
      updated_at = now();
end $$;
grant execute on function app.save_custom_metric to app_user;
