-- The clients of the person's organization with what language models may cost for each, and cost this
-- month. p_id null: all that are not archived.
create or replace function app.ai_clients(p_id uuid default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with spent as (
      select m.client_id, sum(m.cost_micros)::bigint as micros
      from app.month_costs(app.org_id()) m
      group by m.client_id
    )
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', c.id,
          'name', c.name,
          'cap_cents', c.ai_monthly_cap_cents,
          'never_send', c.ai_never_send,
          'spent_micros', coalesce(s.micros, 0)
        )
        order by lower(c.name), c.id
      ),
      '[]'
    )
    from public.clients c
    left join spent s on s.client_id = c.id
    where c.org_id = app.org_id()
      and case when p_id is null then c.archived_at is null else c.id = p_id end
  );
end $$;
