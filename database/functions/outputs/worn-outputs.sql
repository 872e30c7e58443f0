-- Deliverables that rest on a document which is not what it was when they were last looked over: it expired,
-- or a newer file of it says nothing of a fact any more. Each with the moment of the first.
create or replace function app.worn_outputs() returns table (output_id uuid, since timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      u.output_id,
      min(case when s.version < d.version then v.created_at else d.expires_on::timestamptz end)
    from public.documents d
    join public.document_versions v
      on v.org_id = d.org_id
      and v.document_id = d.id
      and v.version = d.version
    join public.document_facts s
      on s.org_id = d.org_id
      and s.document_id = d.id
    join public.fact_uses u
      on u.org_id = s.org_id
      and u.fact_id = s.fact_id
    join public.agent_outputs o
      on o.org_id = u.org_id
      and o.id = u.output_id
    where d.org_id = app.org_id()
      and d.deleted_at is null
      and (
        (s.version < d.version and v.created_at > o.facts_at)
        or (
          d.expires_on is not null
          and d.expires_on <= current_date
          and d.expires_on::timestamptz > o.facts_at
        )
      )
    group by u.output_id;
end $$;
grant execute on function app.worn_outputs to app_user;
