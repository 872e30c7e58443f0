-- Takes a deletion back, with the facts that went with it.
create or replace function app.restore_documents(p_ids uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents;
  v_id uuid;
begin
  foreach v_id in array p_ids loop
    document := app.require_document(v_id, true);
    perform app.restore_company_fact(f.id)
    from public.document_facts s
    join public.company_facts f
      on f.org_id = s.org_id
      and f.id = s.fact_id
    where s.org_id = app.org_id()
      and s.document_id = v_id
      and f.status = 'removed'
      and f.decided_at = document.deleted_at;
    update public.documents d
    set deleted_at = null, deleted_by = null
    where d.org_id = app.org_id()
      and d.id = v_id;
    perform app.tell_document(app.org_id(), document.client_id, v_id, 'restored');
  end loop;
end $$;
grant execute on function app.restore_documents to app_user;
