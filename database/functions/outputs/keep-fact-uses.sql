-- Notes which facts of its company a deliverable rests on, by the ids that its content names; a combined
-- document rests on what its parts do.
create or replace function app.keep_fact_uses() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.fact_uses u
  where u.org_id = new.org_id
    and u.output_id = new.id;
  insert into public.fact_uses (org_id, fact_id, output_id, client_id)
  select f.org_id, f.id, new.id, new.client_id
  from public.company_facts f
  where f.org_id = new.org_id
    and f.client_id is not distinct from new.client_id
    and f.id in (
      -- Sources may also point at other things than facts.
      select case when e.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then e.id::uuid end
      from jsonb_array_elements_text(
        jsonb_path_query_array(new.content, '$.insightsUsed[*]')
          || jsonb_path_query_array(new.content, '$.parts[*].insightsUsed[*]')
      ) as e (id)
    );
  return null;
end $$;
