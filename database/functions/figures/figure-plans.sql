-- Campaigns of a client (null: the organization's own) that have a budget and both dates: what spend is held
-- against.
create or replace function app.figure_plans(p_client_id uuid)
returns table (
  id uuid,
  name text,
  budget_cents float8,
  start_date text,
  end_date text
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select
      c.id,
      c.name,
      c.budget_cents::float8,
      c.start_date::text,
      c.end_date::text
    from public.campaigns c
    where c.org_id = app.org_id()
      and c.client_id is not distinct from p_client_id
      and c.archived_at is null
      and c.budget_cents > 0
      and c.start_date is not null
      and c.end_date >= c.start_date
    order by c.start_date desc
    limit 60;
end $$;
grant execute on function app.figure_plans to app_user;
