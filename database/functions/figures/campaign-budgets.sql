-- Budgets of a client's campaigns (null: of the organization's own) that have both dates, of which one lies
-- between two days.
create or replace function app.campaign_budgets(p_client_id uuid, p_from date, p_to date)
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
      and c.start_date <= p_to
      and c.end_date >= greatest(p_from, c.start_date);
end $$;
grant execute on function app.campaign_budgets to app_user;
