-- Since when a deliverable says what is not so any more; null while it holds.
create or replace function app.stale_since(p_id uuid) returns timestamptz
language sql stable set search_path = ''
as $$
  select min(x.since)
  from (
    select s.since
    from public.stale_outputs s
    where s.org_id = app.org_id()
      and s.output_id = p_id
    union all
    select w.since
    from app.worn_outputs() w
    where w.output_id = p_id
  ) x
$$;
grant execute on function app.stale_since to app_user;
