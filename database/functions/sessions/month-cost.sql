-- What the organization's runs of this calendar month (UTC) cost, in millionths of a US dollar.
-- Security definer: the cap is the organization's, so somebody who sees one client must count everybody's
-- runs.
create or replace function app.month_cost_micros() returns float8
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(sum(r.cost_micros), 0)::float8
    from public.agent_runs r
    where r.org_id = app.org_id()
      and r.started_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
  );
end $$;
grant execute on function app.month_cost_micros to app_user;
