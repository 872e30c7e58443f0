-- What language models cost an organization in this calendar month (UTC), in millionths of a US dollar,
-- client by client (null: its own work) and by whose key paid. A run from before calls were kept counts
-- as a whole; all of those went over the server's key.
create or replace function app.month_costs(p_org_id uuid)
returns table (client_id uuid, own boolean, cost_micros bigint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  begins timestamptz := date_trunc('month', now() at time zone 'utc') at time zone 'utc';
begin
  return query
    select s.client_id, s.own, sum(s.cost_micros)::bigint
    from (
      select c.client_id, c.own, c.cost_micros
      from public.agent_calls c
      where c.org_id = p_org_id
        and c.created_at >= begins
      union all
      select r.client_id, false, r.cost_micros
      from public.agent_runs r
      where r.org_id = p_org_id
        and r.started_at >= begins
        and r.cost_micros > 0
        and not exists (
          select 1
          from public.agent_calls c
          where c.org_id = r.org_id
            and c.run_id = r.id
        )
    ) s
    group by s.client_id, s.own;
end $$;
