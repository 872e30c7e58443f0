-- Adds up again what stands on the days of some sources: the days, then the weeks and months they lie in.
-- Called with every import that is finished or undone, in its transaction.
create or replace function app.settle_figures(
  p_org_id uuid,
  p_client_id uuid,
  p_sources text[],
  p_days date[]
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_days_of_month date[];
begin
  -- Two imports of one company settle one after the other; what the first left is what the second sees.
  perform pg_advisory_xact_lock(
    hashtextextended('figures ' || p_org_id || coalesce('/' || p_client_id, ''), 0)
  );
  -- A month at a time, so that what is added up has room in memory.
  for v_days_of_month in
    select array_agg(d)
    from unnest(p_days) d
    group by date_trunc('month', d::timestamp)
  loop
    perform app.settle_span('day', p_org_id, p_client_id, p_sources, v_days_of_month);
  end loop;
  perform app.settle_span('week', p_org_id, p_client_id, p_sources, p_days);
  perform app.settle_span('month', p_org_id, p_client_id, p_sources, p_days);
end $$;
