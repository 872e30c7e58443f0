-- What limits calls of an organization, for one of its clients or (null) its own work: what is spent this
-- month and what may be. p_default_cap_cents: where the organization chose none; besides the most that
-- goes over the server's key. Millionths of a US dollar; a client's limit of null is none.
create or replace function app.ai_limits(
  p_org_id uuid,
  p_client_id uuid,
  p_default_cap_cents integer
)
returns table (
  spent bigint,
  allowed bigint,
  server_spent bigint,
  server_allowed bigint,
  client_spent bigint,
  client_allowed bigint,
  client_name text,
  never_send boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select
      m.spent,
      coalesce(o.ai_monthly_cap_cents, p_default_cap_cents)::bigint * 10000,
      m.server_spent,
      p_default_cap_cents::bigint * 10000,
      m.client_spent,
      c.ai_monthly_cap_cents::bigint * 10000,
      c.name,
      coalesce(c.ai_never_send, false)
    from public.organizations o
    left join public.clients c on c.org_id = o.id and c.id = p_client_id
    cross join lateral (
      select
        coalesce(sum(s.cost_micros), 0)::bigint as spent,
        coalesce(sum(s.cost_micros) filter (where not s.own), 0)::bigint as server_spent,
        coalesce(sum(s.cost_micros) filter (where s.client_id = p_client_id), 0)::bigint
          as client_spent
      from app.month_costs(p_org_id) s
    ) m
    where o.id = p_org_id;
end $$;
