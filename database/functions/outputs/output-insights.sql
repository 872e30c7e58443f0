-- The confirmed facts that a deliverable rests on, oldest first.
create or replace function app.output_insights(p_id uuid)
returns table (id uuid, label text, quote text)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select f.id, f.label, f.quote
    from public.fact_uses u
    join public.company_facts f on f.org_id = u.org_id and f.id = u.fact_id
    where u.org_id = app.org_id()
      and u.output_id = p_id
      and f.status not in ('removed', 'superseded', 'proposed')
    order by f.created_at, f.id;
end $$;
grant execute on function app.output_insights to app_user;
